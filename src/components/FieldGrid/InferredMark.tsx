import type { ReactNode } from 'react';
import type { PageField } from '../../contract/page';
import marks from './marks.module.css';

const FACT_WORDS = { fieldName: 'name', dataType: 'type', isNullable: 'nullability' } as const;

/** Says which facts no source states; the reason is shown on focus and while it is pointed at. */
export default function InferredMark({ field }: { field: PageField }): ReactNode {
  const { inferred = [], basis, anchor } = field;
  const id = `${anchor}--basis`;
  return (
    <>
      <span className={marks.inferred} tabIndex={0} aria-describedby={id}>
        {`Inferred: ${inferred.map((fact) => FACT_WORDS[fact]).join(', ')}`}
        <span role="tooltip" id={id} className={marks.basis}>
          {`No source states this. ${basis}`}
        </span>
      </span>
      {'. '}
    </>
  );
}
