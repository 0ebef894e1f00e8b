type AnyProps = (() => AnyProps) & { readonly [type: string]: AnyProps };

/**
 * Stands in for `prop-types` in the browser: React has not looked at the types of properties since version 19, but
 * react-helmet-async still tells its own. Each type, and each that is made of others, is this one again.
 */
const anyProps: AnyProps = new Proxy((() => anyProps) as AnyProps, { get: () => anyProps });

export default anyProps;
