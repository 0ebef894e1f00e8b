import type { CatalogEntity } from '../dictionary/contract/catalog';
import { createSearch } from '../search/engine';
import { viewAnswer, type AnswerView, type ResultView } from '../search/view';
import type { Question } from '../components/Search/worker';

/** What the search's worker would do, done by a test: workers are kept, and questions wait for answers. */
export class FakeWorker {
  static all: FakeWorker[] = [];
  /** Answers at once, where a test gives one. */
  static answer: ((question: Question) => AnswerView | undefined) | undefined;

  readonly questions: { id: number; question: Question }[] = [];
  isTerminated = false;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  onmessageerror?: () => void;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: { id: number; question: Question } | { catalogAddress: string }): void {
    if (!('id' in message)) return;
    this.questions.push(message);
    const answer = FakeWorker.answer?.(message.question);
    if (answer) queueMicrotask(() => this.reply({ id: message.id, answer }));
  }

  reply(data: unknown): void {
    this.onmessage?.({ data });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** An answer with as many results as are named, or more in all. */
export function answerOf(
  titles: readonly string[],
  { total = titles.length, ...rest }: Partial<AnswerView> = {},
): AnswerView {
  const results = titles.map((title): ResultView => ({
    path: `/entities/payer#${title.toLowerCase().replaceAll(' ', '-')}`,
    title: [{ text: title, marked: true }],
    place: 'Payer',
    facts: 'varchar',
    text: [],
  }));
  return { results, total, facets: [], filters: [], ...rest };
}

/** What the search answers over some entities, with no words but theirs. */
export function answersFrom(catalog: readonly CatalogEntity[]): (question: Question) => AnswerView {
  const none = { guides: [], pages: [], intents: [], sameMeaning: [], codeSystems: {}, homes: {} };
  const search = createSearch({ ...none, catalog });
  return ({ input, ...part }) => viewAnswer(search(input), part);
}
