import { generate } from '../../src/generator/generate';

/*
 * A generator that runs when it is told to, so that a bench can start two at the same moment, or kill
 * one in the midst of its work: each message is a project's folder, each answer what went wrong.
 */
process.on('message', (root: string) => {
  generate(root).then(
    () => process.send?.(''),
    (error: Error) => process.send?.(error.stack),
  );
});
process.send?.('');
