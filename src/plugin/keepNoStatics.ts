/**
 * Stands in for `hoist-non-react-statics` in the browser: it copies what a component has beside its function to the
 * one that wraps it. Here react-router's `withRouter` alone wraps one, of which nobody reads anything.
 *
 * @returns the component that wraps the other, as it is
 */
export default function keepNoStatics<Component>(wrapping: Component): Component {
  return wrapping;
}
