/** Between a figure and one that is part of it or compared with it. */
export const partitives: readonly string[] = ['of (?:whom|which|them|these|those)', 'against', 'than', 'davon', 'dont', 'onder wie', 'waarvan'];
