/** Look of the link above a screen's heading that leads to where it belongs: "← Dashboard". */
export const backLink = 'inline-flex min-h-[24px] items-center text-sm text-muted hover:text-ink hover:underline';
