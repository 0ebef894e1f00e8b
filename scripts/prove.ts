import { proveCommand } from './proving/proveCommand';

void proveCommand(process.cwd(), console).then((exitCode) => {
  process.exitCode = exitCode;
});
