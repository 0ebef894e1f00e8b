import { checkCommand } from './checking/checkCommand';

void checkCommand(process.cwd(), process.argv.slice(2), console).then((exitCode) => {
  process.exitCode = exitCode;
});
