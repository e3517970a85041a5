import { useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly words: { readonly copied: string; readonly copyFailed: string; readonly tooLong: string };
  /** The link's fragment, with its `#`, or null where there is too much to link to. */
  readonly fragment: () => string | null | Promise<string | null>;
  /** Whether the page's own address takes on the fragment; else it stays as it is. */
  readonly inAddress: boolean;
}

/**
 * A button that makes a link to a state of this page and copies it. Where the browser refuses to copy, the link is shown,
 * to be copied by hand.
 */
export function CopyLinkButton({ label, words, fragment, inAddress }: Props) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed' | 'too-long'>('idle');
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    // Emptied first, so that the same words are announced again.
    setStatus('idle');
    const part = await fragment();
    if (part === null) return setStatus('too-long');
    const url = new URL(window.location.href);
    url.hash = part;
    if (inAddress) window.history.replaceState(window.history.state, '', url);
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
