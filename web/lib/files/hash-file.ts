/** Returns the SHA-256 in hexadecimal; '' on insecure pages, where browsers don't offer it. */
export async function hashFile(file: File): Promise<string> {
  if (!window.isSecureContext) return '';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the file as base64. Rejects if it was changed or removed since it was chosen. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file can’t be read'));
    });
    reader.readAsDataURL(file);
  });
}
