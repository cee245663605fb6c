import { entriesOf, listFields, type SessionChange, type SessionFields } from '#contract/discovery-fields.ts';
import { AppError } from '#server/platform/errors.ts';

/** Stored lists over the limit may shrink or change, but none may grow beyond it (decision A113). */
export function refuseMany(stored: SessionFields, change: SessionChange): void {
  for (const field of listFields) {
    const [most, count] = [entriesOf[field], change[field]?.length ?? 0];
    if (count > Math.max(most, stored[field].length))
      throw new AppError('invalid_input', `Up to ${most} entries fit here. Nothing was changed.`, { field, most });
  }
}
