import { changesCommand } from './releasing/changesCommand';

process.exitCode = changesCommand(process.cwd(), process.argv.slice(2), console);
