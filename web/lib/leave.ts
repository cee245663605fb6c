/** Leaves for another page and tells it nothing of this one: names and ids in an address are nobody else's. */
export function leaveWithoutReferrer(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.referrerPolicy = 'no-referrer';
  document.body.append(link);
  link.click();
  link.remove();
}
