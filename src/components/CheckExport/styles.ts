/**
 * The page's styles. They stand in the page itself, for all style sheets are put into one, which every other
 * page would download too.
 */
export const STYLES = `
.check-panel {
  max-width: 60rem;
}

.check-panel:focus {
  outline: none;
}

.check-drop {
  padding: 1.5rem 1rem;
  border: 2px dashed var(--portal-line-strong);
  border-radius: var(--portal-radius);
  background: var(--portal-surface);
  text-align: center;
}

.check-dragged {
  border-style: solid;
  border-color: var(--ifm-color-primary);
}

.check-drop-here {
  margin: 0 auto 0.75rem;
  font-weight: 600;
}

.check-buttons {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-block: 0.75rem;
}

.check-drop .check-buttons {
  justify-content: center;
  margin-bottom: 0;
}

.check-choose {
  background: var(--ifm-background-color);
}

.check-again {
  margin-left: auto;
}

.check-paste {
  margin-block: 0.75rem;
}

.check-paste summary,
.check-kind summary {
  cursor: pointer;
}

.check-text {
  display: block;
  width: 100%;
  margin-block: 0.4rem;
  font-family: var(--ifm-font-family-monospace);
  font-size: 0.875rem;
}

.check-stays {
  margin-top: 1.25rem;
  padding: 0.75rem 1rem;
  border-left: 3px solid var(--ifm-color-primary);
  background: var(--portal-surface);
}

.check-stays p {
  margin-bottom: 0.5rem;
}

.check-refusal {
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--portal-problem);
  border-radius: var(--portal-radius);
}

.check-panel .check-heading {
  margin: 0 0 0.5rem;
  font-size: 1.25rem;
  overflow-wrap: anywhere;
}

.check-heading:focus {
  outline: none;
}

.check-given {
  font-weight: 400;
}

.check-panel .check-summary {
  margin-bottom: 0.25rem;
  font-size: 1.125rem;
}

.check-panel .check-facts {
  max-width: none;
  margin: 0;
  color: var(--portal-text-soft);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}

.check-whole {
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-bottom: 0.4rem;
  accent-color: var(--ifm-color-primary);
}

.check-filter {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem 0.5rem;
  margin-top: 1rem;
  font-size: 0.875rem;
  scroll-margin-top: calc(var(--ifm-navbar-height) + 0.5rem);
}

.check-filter:focus {
  outline: none;
}

.check-filter input {
  flex: 0 1 18rem;
}

.check-panel h3 {
  margin: 1.5rem 0 0;
  font-size: 1rem;
}

.check-kind {
  padding: 0.5rem 0;
  border-bottom: 1px solid var(--portal-line);
}

.check-kind > p {
  margin: 0.5rem 0;
}

.check-title {
  font-weight: 600;
}

.check-matters .check-title::before {
  content: '';
  display: inline-block;
  width: 0.6rem;
  height: 0.6rem;
  margin-right: 0.4rem;
  background: var(--portal-problem);
}

.check-amount {
  color: var(--portal-text-soft);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}

.check-panel .check-places {
  margin: 0 0 0.5rem;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
}

.check-places li {
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 0.25rem 1rem;
  max-width: none;
  margin: 0;
  padding: 0.35rem 0;
  border-top: 1px solid var(--portal-line);
  overflow-wrap: anywhere;
}

.check-file,
.check-more {
  color: var(--portal-text-soft);
}

.check-file {
  font-family: var(--ifm-font-family-monospace);
  font-size: 0.8125rem;
}

@media (max-width: 576px) {
  .check-places li {
    grid-template-columns: minmax(0, 1fr);
  }

  .check-again {
    margin-left: 0;
  }
}

@media (forced-colors: active) {
  .check-matters .check-title::before {
    background: CanvasText;
    forced-color-adjust: none;
  }
}

/* A zip's name may be a person's. */
@media print {
  .check-given {
    display: none;
  }
}

.check-files {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 0.75rem 1.25rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;
  font-size: 0.8125rem;
}

.check-files li {
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
}

.check-bar {
  height: 0.4rem;
  margin-block: 0.2rem;
  border: 1px solid var(--portal-line-strong);
  border-radius: var(--portal-radius);
}

.check-read {
  height: 100%;
  background: var(--ifm-color-primary);
}

.check-bar-matters {
  background: var(--portal-problem);
}

.check-bar-spelling {
  background: var(--portal-todo-line);
}

.check-told {
  color: var(--portal-text-soft);
  font-variant-numeric: tabular-nums;
}

.check-show {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ifm-link-color);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
}

@media (forced-colors: active) {
  .check-read {
    background: Highlight;
    forced-color-adjust: none;
  }
}
`;
