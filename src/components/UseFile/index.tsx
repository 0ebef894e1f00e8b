import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { PageData } from '../../contract/page';
import { useServedHtml } from '../useServedHtml';
import type FileUses from './FileUses';
import { ServedFileUses } from './served';
import styles from './styles.module.css';

/** The element that holds the section; no field's fragment has an underscore. */
const SECTION_ID = 'entity_uses';

const NEAR = { rootMargin: '600px' };

/**
 * How to use an export file, under its heading. What is served stays as it came until the reader comes near: only
 * then is loaded what answers there, and it begins with what was served.
 */
export default function UseFile(page: PageData): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const served = useServedHtml(SECTION_ID);
  const [Uses, setUses] = useState<typeof FileUses>();
  const [clicked, setClicked] = useState<string>();
  const [failed, setFailed] = useState(false);
  const pressed = useRef<Promise<unknown>>(undefined);
  const focused = useRef(-1);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./FileUses').then(
        async (module) => {
          await pressed.current;
          focused.current = stops(box.current!).findIndex((stop) => stop.matches(':focus'));
          setUses(() => module.default);
        },
        () => setFailed(true),
      );
    }, NEAR);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);

  // What had the focus was exchanged, and keys would go nowhere.
  useLayoutEffect(() => {
    const stop = stops(document.getElementById(SECTION_ID)!)[focused.current];
    stop?.focus({ preventScroll: true });
  }, [Uses]);

  if (typeof document === 'undefined') {
    return (
      <div id={SECTION_ID} className={styles.box}>
        <ServedFileUses {...page} />
      </div>
    );
  }
  if (Uses) {
    return (
      <div id={SECTION_ID} className={styles.box}>
        <Uses {...page} clicked={clicked} />
      </div>
    );
  }
  // What is pressed must not be exchanged before it is let go: no click would come of it.
  const hold = () => {
    pressed.current = new Promise((resolve) => {
      const letGo = () => setTimeout(resolve);
      window.addEventListener('pointerup', letGo, { once: true });
      window.addEventListener('pointercancel', letGo, { once: true });
    });
  };
  const remember = ({ target }: MouseEvent) =>
    setClicked((target as Element).closest('[role=tab]')?.id);
  return (
    <>
      <div
        key="served"
        ref={box}
        id={SECTION_ID}
        className={styles.box}
        onPointerDown={hold}
        onClick={remember}
        {...served}
      />
      {failed && <p role="status">This could not be loaded. Reload the page to try again.</p>}
    </>
  );
}

/** What can have the focus: the same before and after the exchange. */
function stops(section: HTMLElement): HTMLElement[] {
  return Array.from(section.querySelectorAll('a, button, [tabindex]'));
}
