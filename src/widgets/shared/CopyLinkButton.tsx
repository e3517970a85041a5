import { useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly words: { readonly copied: string; readonly copyFailed: string; readonly tooLong: string };
  /** The link's fragment, with its `#`, or null where there is too much to link to. */
  readonly fragment: () => string | null;
}

/**
 * A button that puts a state into the page's address and copies that address. Nothing is written there unless asked for.
 * Where the browser refuses to copy, the link is shown, to be copied by hand.
 */
export function CopyLinkButton({ label, words, fragment }: Props) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed' | 'too-long'>('idle');
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    // Emptied first, so that the same words are announced again.
    setStatus('idle');
    const part = fragment();
    if (part === null) return setStatus('too-long');
    const url = new URL(window.location.href);
    url.hash = part;
    window.history.replaceState(window.history.state, '', url);
    setLink(url.href);
    try {
      await navigator.clipboard.writeText(url.href);
      setStatus('copied');
    } catch {
      setStatus('failed');
      window.requestAnimationFrame(() => field.current?.select());
    }
  }

  return (
    <div class="copy-link">
      <button type="button" class="widget-button" onClick={copy}>
        {label}
      </button>
      <span role="status" class="copy-link-status">
        {status === 'copied' && words.copied}
        {status === 'too-long' && words.tooLong}
        {status === 'failed' && words.copyFailed}
      </span>
      {status === 'failed' && (
        <input
          ref={field}
          class="copy-link-field"
          type="text"
          readOnly
          value={link}
          aria-label={words.copyFailed}
        />
      )}
    </div>
  );
}
