/** Where a widget says to a screen reader what has changed. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <p class="visually-hidden" role="status" data-announcement>
      {text}
    </p>
  );
}
