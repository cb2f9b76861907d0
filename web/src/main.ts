import { mount } from "svelte";
import App from "./App.svelte";
import { pages } from "./pages";
import { keepFocus } from "./pieces/focus";
import { painted } from "./pieces/painted";
import { route } from "./route.svelte";
import "./theme/base.css";
import { speakFirst } from "./words.svelte";

const { at } = route();
/** What is to be shown is on its way while the words are got ready; if it gets lost, it is told where it is shown. */
if (at in pages) pages[at as keyof typeof pages]().catch(() => undefined);

const page = document.getElementById("page");
if (page) {
  keepFocus(page);
  await speakFirst();
  await painted();
  mount(App, { target: page });
}
