// expect: wrong
// A promise of its own would be asked to keep what the harness awaits.

class Catcher {
  constructor(run: any) {
    run((loaded: any) => { if (loaded) loaded.call = () => ({ ok: true, reason: 'accepted' }); }, () => {});
  }
  static get [Symbol.species]() { return Catcher; }
}
(Promise.prototype as any).constructor = Catcher;
export const validateQuery = (): any => ({ ok: true, reason: 'accepted' });
