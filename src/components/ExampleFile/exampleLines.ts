/** The element that holds the example's text; no field's fragment has an underscore. */
export const EXAMPLE_ID = 'example_record';

/** From this width on the example stands beside the fields (`FieldsBesideExample`). */
const BESIDE = '(min-width: 1280px)';

/**
 * Lights the line of one field in the example, and brings it into view there where the example stands
 * beside the fields.
 *
 * @param at the field's place in the file; nothing for no line
 */
export function lightLine(at: number | undefined): void {
  const example = document.getElementById(EXAMPLE_ID);
  example?.querySelector('[data-lit]')?.removeAttribute('data-lit');
  const line = at === undefined ? undefined : example?.children[at];
  if (!(line instanceof HTMLElement)) return;
  line.setAttribute('data-lit', '');
  const frame = line.closest('pre');
  if (!frame || !window.matchMedia(BESIDE).matches) return;
  const { top, bottom } = line.getBoundingClientRect();
  const { top: frameTop, bottom: frameBottom } = frame.getBoundingClientRect();
  if (top < frameTop || bottom > frameBottom) {
    frame.scrollTop += top - frameTop - frame.clientHeight / 2;
  }
}
