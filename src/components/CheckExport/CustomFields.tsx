import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PAGES } from '../../dictionary/model/addresses';
import { download, downloadBlob } from '../download';
import type { Described } from './checkState';
import { Chooser } from './Intake';
import type { GivenFile } from './messages';

type Props = {
  draft?: string;
  described?: Described;
  onDescribe: (file: GivenFile) => void;
};

/** An agency's own fields: drafts the file that describes them, takes it back, and gives the dictionary made of it. */
export default function CustomFields({ draft, described = {}, onDescribe }: Props): ReactNode {
  const { said, zip, errors } = described;
  return (
    <div data-needs-script>
      <div className="check-buttons">
        <span>
          <Link to={`${PAGES.customFields}#check`}>Custom fields</Link>:
        </span>
        {draft && (
          <button
            type="button"
            className="portal-button"
            onClick={() => download('custom.yaml', draft, 'application/yaml')}
          >
            Draft custom.yaml
          </button>
        )}
        <Chooser
          label="Use your custom.yaml"
          accept=".yaml,.yml"
          onStart={({ given }) => 'files' in given && given.files[0] && onDescribe(given.files[0])}
        />
        {zip && (
          <button
            type="button"
            className="portal-button"
            onClick={() => downloadBlob('custom-dictionary.zip', zip)}
          >
            Download your dictionary
          </button>
        )}
      </div>
      {said && <p className="check-facts">{said} Checks and saved tables know these fields.</p>}
      {errors && (
        <div role="alert" className="check-refusal">
          <p>The description was not taken:</p>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
