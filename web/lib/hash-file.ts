/** SHA-256 in hexadecimal; empty where the page is not served securely and the browser therefore offers none. */
export async function hashFile(file: File): Promise<string> {
  if (!window.isSecureContext) return '';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes as base64. Rejects when the file was changed or taken away since it was chosen. */
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
