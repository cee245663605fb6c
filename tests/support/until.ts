/** Polls every 50 ms until the result isn't null; throws after `withinMs`. */
export async function until<T>(ask: () => Promise<T | null>, withinMs = 30_000): Promise<T> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing came within ${withinMs} ms`);
}
