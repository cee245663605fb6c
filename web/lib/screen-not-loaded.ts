/** A screen's code didn't arrive; `reachable`: the server answers, so it has a newer build. */
export class ScreenNotLoaded extends Error {
  readonly reachable: boolean;

  constructor(reachable: boolean, { cause }: { cause: unknown }) {
    super('A screen was not loaded', { cause });
    this.name = 'ScreenNotLoaded';
    this.reachable = reachable;
  }
}
