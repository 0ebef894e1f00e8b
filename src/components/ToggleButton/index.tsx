import type { ReactNode } from 'react';

type Props = { on: boolean; onPress: () => void; children: string };

/** A button that is on or off. */
export default function ToggleButton({ on, onPress, children }: Props): ReactNode {
  return (
    <button type="button" className="portal-button" aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  );
}
