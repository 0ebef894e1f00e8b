import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../makeChart';
import { DrawingOf } from './Entry';
import { About, PartLinks, partsOf, sheetLines, Whole } from './Parts';

/** Nothing runs in the file, and nothing is loaded. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export function saveChart(chart: Chart, style: string): string {
  const page = (
    <html lang="en" className="read-file" style={sheetLines(chart) as CSSProperties}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Record of ${chart.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="read-chart">
        <main>
          <h1>
            <bdi>{chart.name}</bdi>
          </h1>
          <About chart={chart} />
          <PartLinks titles={partsOf(chart).map(([title]) => title)} />
          <DrawingOf value={{ chart, isWhole: true }}>
            <Whole level="h2" />
          </DrawingOf>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
