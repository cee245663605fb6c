import { AppError } from '#server/platform/errors.ts';

export interface KnownCall {
  method: string;
  /** With `:name` for what varies. */
  path: string;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*]/gu, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`, 'u');
}

/** Returns the error for a call that nothing answers: 405 with the methods that the path takes, or 404 (decision A125). */
export function unknownCalls(known: readonly KnownCall[]): (path: string) => AppError {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of known) methods.set(path, (methods.get(path) ?? new Set()).add(method));
  const patterns = [...methods].map(([path, all]) => ({ pattern: patternOf(path), all }));
  return (path) => {
    const allowed = new Set(patterns.flatMap(({ pattern, all }) => (pattern.test(path) ? [...all] : [])));
    if (allowed.size === 0) return new AppError('not_found', 'There is no such call');
    const allow = [...allowed].toSorted().join(', ');
    return new AppError('wrong_method', `This call takes ${allow}`, { allow });
  };
}
