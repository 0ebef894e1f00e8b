/**
 * Stands in for `tslib` in the browser: of its 4 KB the one package that loads it there (`@docusaurus/utils-common`)
 * uses this alone.
 *
 * @returns the module itself if it says that it is one, else an object that has it as `default`
 */
export function __importDefault<Module extends object>(module: Module): object {
  return '__esModule' in module ? module : { default: module };
}
