import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useNarrowed } from './FilterBox';
import styles from './parts.module.css';

export default function Topics() {
  const topics = useDoc().toc.filter(({ level }) => level === 2);
  const { shown, line } = useNarrowed(topics, ({ value }) => value, 'topic', 'Topic');
  return (
    <>
      {line}
      <ul className={`portal-plain-list portal-block portal-columns portal-fine ${styles.topics}`}>
        {shown.map(({ id, value }) => (
          <li key={id} className="portal-framed">
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
      </ul>
    </>
  );
}
