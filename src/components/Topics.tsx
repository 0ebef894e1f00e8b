import { useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { FilterLine, someOf } from './FilterBox';
import { hasAllWords } from './FilterBox/hasAllWords';
import styles from './parts.module.css';

export default function Topics() {
  const [query, setQuery] = useState('');
  const topics = useDoc().toc.filter(({ level }) => level === 2);
  const fits = hasAllWords(query);
  const shown = topics.filter(({ value }) => fits(value));
  return (
    <>
      <FilterLine
        aria-label="Filter the topics"
        placeholder="Topic"
        query={query}
        onType={setQuery}
      >
        {someOf(shown.length, topics.length, 'topic')}
      </FilterLine>
      <ul className={`portal-plain-list portal-block ${styles.topics}`}>
        {shown.map(({ id, value }) => (
          <li key={id} className="portal-framed">
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
      </ul>
    </>
  );
}
