import type { ComponentChildren } from 'preact';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import type { Widget } from './useWidget.ts';

interface Props<State> {
  readonly widget: Widget<State>;
  /** What the widget is called, for who does not see it. */
  readonly label: string;
  /** The tone of the widget's answer, for its style sheet. */
  readonly 'data-tone'?: string;
  /** Whether what is shown belongs to the state, in a widget that takes a moment. */
  readonly 'data-played'?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of a widget: its root, the news of a link on top, and the button that makes one at the foot. */
export function WidgetShell<State>({ widget, label, children, ...marks }: Props<State>) {
  const { root, link, news, words } = widget;
  return (
    <section
      ref={root}
      class={`widget bench ${link.name} not-content`}
      data-widget={link.name}
      {...marks}
      aria-label={label}
      tabIndex={-1}
    >
      {news !== null && (
        <p class="widget-link-news" data-link={news.link}>
          {news.text}
        </p>
      )}
      {children}
      <div class="widget-foot">
        <CopyLinkButton
          label={words.copyLink.label}
          words={words.copyLink}
          fragment={() => link.encode(widget.state)}
          inAddress
        />
      </div>
    </section>
  );
}
