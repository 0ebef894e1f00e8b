import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../chart';
import { EntryLink } from './Entry';
import { AllRows, Counts, Heading, SectionView, Summary } from './Parts';
import { sheetLine } from './sheetLine';

/** Nothing runs in the file, and nothing is loaded. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A chart as one file that opens anywhere: an HTML page without scripts. */
export function saveChart(chart: Chart, style: string): string {
  const timeline = chart.timeline.map((at) => (
    <li key={at}>
      <EntryLink chart={chart} at={at} isMixed />
    </li>
  ));
  const parts = [
    ['Summary', <Summary chart={chart} />],
    ['Timeline', <ul className="read-timeline">{timeline}</ul>],
    ...chart.sections.map((section) => [
      section.title,
      <SectionView chart={chart} section={section} Rows={AllRows} isWhole />,
    ]),
    ['What is in this record', <Counts chart={chart} />],
  ] as const;
  const sheet = { '--portal-sheet-site': JSON.stringify(sheetLine(chart)) } as CSSProperties;
  const page = (
    <html lang="en" className="read-file" style={sheet}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Record of ${chart.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="read-chart">
        <main>
          <Heading chart={chart} level="h1" />
          <nav aria-label="Parts of the record">
            <ul>
              {parts.map(([title], nth) => (
                <li key={nth}>
                  <a href={`#p${nth}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {parts.map(([title, part], nth) => (
            <section key={nth} aria-labelledby={`p${nth}`}>
              <h2 id={`p${nth}`}>{title}</h2>
              {part}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
