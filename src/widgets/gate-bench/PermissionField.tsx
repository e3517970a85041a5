import { useId } from 'preact/hooks';
import { type Permission, permissions } from './benchState.ts';
import type { BenchWords } from './words.en.ts';

interface Props {
  readonly permission: Permission;
  readonly words: BenchWords;
  readonly onPermission: (permission: Permission) => void;
}

/** What the host's policy answers, as a choice of three. */
export function PermissionField({ permission, words, onPermission }: Props) {
  const name = useId();
  return (
    <fieldset class="gate-bench-permission">
      <legend class="widget-label">{words.labels.permission}</legend>
      <div class="segments">
        {permissions.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === permission}
              onChange={() => onPermission(choice)}
            />
            <span>{words.permissions[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
