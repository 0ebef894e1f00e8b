import { useEffect, useState } from 'react';
import type { AnswerView } from '../../search/view';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useCatalogAddress } from '../useCatalogAddress';
import { askerOf } from './answers';
import { openAnew } from './dialog';
import type { Question } from './worker';

type Asked = Readonly<{
  /** The last one, while a newer is on its way; none before the first and for an empty query. */
  answer?: AnswerView;
  /** Whether the answer to what is asked now is still on its way. */
  busy: boolean;
  /** Whether none can be had. */
  failed: boolean;
  /** Asks once more. */
  retry: () => void;
}>;

/**
 * The answer to a question, as soon as the worker has it. Where none can be had at the second try either, the
 * page of results is opened anew.
 */
export function useAnswer({ input, offset, limit, name }: Question): Asked {
  const catalogAddress = useCatalogAddress();
  const { withBaseUrl } = useBaseUrlUtils();
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ asked?: string; answer?: AnswerView; input?: string }>({});
  const asked = JSON.stringify([input, offset, limit, name, tries]);
  useEffect(() => {
    let current = true;
    askerOf(catalogAddress)({ input, offset, limit, name }).then(
      (answer) => current && setLast({ asked, answer, input }),
      () => {
        if (!current) return;
        setLast({ asked });
        if (tries > 0) void openAnew(input, withBaseUrl);
      },
    );
    return () => {
      current = false;
    };
  }, [asked, input, offset, limit, name, tries, catalogAddress, withBaseUrl]);
  const busy = last.asked !== asked;
  // What failed before may do so no more: while it is tried, it has not.
  const failed = !busy && !last.answer;
  const retry = () => setTries(tries + 1);
  if (input.trim() === '') return { busy: false, failed, retry };
  return { answer: last.input?.trim() ? last.answer : undefined, busy, failed, retry };
}
