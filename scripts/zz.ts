import { loadDictionary } from '../src/dictionary/load/load';
import { generate } from '../src/generator/generate';
import { prove, PROOFS } from '../src/proof/prove';
import { readPublished } from '../src/proof/subject';
async function main(){ await generate('.'); const only=process.argv[2]!; for (const r of await prove(loadDictionary('data'), readPublished('.'), {proofs: PROOFS.filter(p=>p.artefact.includes(only))})) console.log(r.artefact, r.seconds.toFixed(1), JSON.stringify(r.outcome)); }
main();
