import { releaseCommand } from './releasing/releaseCommand';

const today = new Date().toISOString().slice(0, 10);
void releaseCommand(process.cwd(), process.argv.slice(2), today, console).then((exitCode) => {
  process.exitCode = exitCode;
});
