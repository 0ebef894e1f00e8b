import { sampleCommand } from './sampling/sampleCommand';

void sampleCommand(process.cwd(), process.argv.slice(2), console).then((exitCode) => {
  process.exitCode = exitCode;
});
