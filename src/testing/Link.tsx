import type { ComponentProps, ReactNode } from 'react';

type Props = { to: string } & ComponentProps<'a'>;

/** Stands in for `@docusaurus/Link`: a plain link. */
export default function Link({ to, ...rest }: Props): ReactNode {
  return <a href={to} {...rest} />;
}
