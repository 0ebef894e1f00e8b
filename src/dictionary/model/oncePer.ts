/**
 * Gives a function that makes something of an object once, and has it at hand from then on: a dozen outputs ask the
 * same of one dictionary, which nobody changes once it is read.
 */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Readonly<{ value: Made }>>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
