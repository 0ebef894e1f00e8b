import { Prism } from 'prism-react-renderer';

// A language of Prism's own adds itself to a global of this name; the renderer's Prism lacks that of shells.
Object.assign(globalThis, { Prism });

export { Prism };
