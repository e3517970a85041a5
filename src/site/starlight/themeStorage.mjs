/**
 * A script for the head of every page, before Starlight's own: Starlight reads and writes its theme without looking for
 * an error, and stops where storage is blocked, where it is full, and where its key holds anything but a theme.
 * Blocked storage is hidden, since Starlight does without where there is none; a key that holds no theme is removed; a
 * theme that cannot be written is not kept.
 */
export const themeStorage = `(() => {
  const key = 'starlight-theme';
  try {
    if (!['light', 'dark', '', null].includes(localStorage.getItem(key))) localStorage.removeItem(key);
  } catch {
    try {
      Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
    } catch {}
    return;
  }
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    try {
      return setItem.call(this, name, value);
    } catch (error) {
      if (name !== key) throw error;
    }
  };
})();`;
