/** What a paragraph of the organization's content answers; `offer`: what is sold. */
export type AnswerKind = 'objection' | 'competitor' | 'price' | 'security' | 'proof' | 'offer';
