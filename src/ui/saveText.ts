/** Gives the reader a text as a file of theirs. Nothing is sent anywhere. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the next turn; the text need not be kept longer.
  window.setTimeout(() => URL.revokeObjectURL(address), 0);
}
