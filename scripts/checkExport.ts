import { checkExportCommand } from './checkingExport/checkExportCommand';
import { dictionaryRules } from './checkingExport/dictionaryRules';

void checkExportCommand(dictionaryRules(), process.argv.slice(2), process).then((exitCode) => {
  process.exitCode = exitCode;
});
