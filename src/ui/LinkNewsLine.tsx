import type { SharedWords } from './messages/en.ts';
import { type LinkNews, newsText } from './useStateLink.ts';

/** A line on top of a widget that says what became of a link; nothing where there is no news. */
export function LinkNewsLine({ news, words }: { readonly news: LinkNews; readonly words: SharedWords }) {
  if (news === null) return null;
  return (
    <p class="widget-link-news" data-link={news}>
      {newsText(news, words)}
    </p>
  );
}
