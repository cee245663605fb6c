/** The `like` pattern of texts that contain these words as they are typed. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
