import type { ComponentChildren } from 'preact';

interface Props {
  readonly layers: readonly ComponentChildren[];
  /** Which layer is seen, from 0. */
  readonly shown: number;
}

/** Layers in one place, of which one is seen: the place is as high as the highest, so nothing moves when they change. */
export function Stack({ layers, shown }: Props) {
  return (
    <div class="delivery-stack">
      {layers.map((layer, i) => (
        <div key={i} data-shown={i === shown} aria-hidden={i === shown ? undefined : true}>
          {layer}
        </div>
      ))}
    </div>
  );
}
