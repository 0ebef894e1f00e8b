import { changesCommand } from './releasing/changesCommand';

process.exitCode = changesCommand(process.cwd(), console);
