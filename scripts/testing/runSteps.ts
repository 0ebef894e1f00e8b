/** A part of a run of the tests. */
export type Step = Readonly<{
  name: string;
  /** What must have passed before; what is not run itself is not waited for. */
  needs?: readonly Step[];
  /** @returns whether it passed; it does not throw */
  start: () => Promise<boolean>;
}>;

/**
 * Runs steps, some at once: whenever one ends, the first begins of those whose needs have passed.
 *
 * @param atOnce how many run beside each other
 * @returns the names of those that never began, because what they need failed
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<string[]> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const passed = new Map<Step, boolean>();
  const dropped: string[] = [];
  const needsOf = ({ needs = [] }: Step) => needs.filter((need) => steps.includes(need));
  while (waiting.length > 0 || running.size > 0) {
    const isReady = (step: Step) => needsOf(step).every((need) => passed.has(need));
    const at = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [step] = at < 0 ? [] : waiting.splice(at, 1);
    if (step === undefined) {
      await Promise.race(running);
    } else if (needsOf(step).every((need) => passed.get(need))) {
      const run = step.start().then((isPassed) => {
        passed.set(step, isPassed);
        running.delete(run);
      });
      running.add(run);
    } else {
      passed.set(step, false);
      dropped.push(step.name);
    }
  }
  return dropped;
}
