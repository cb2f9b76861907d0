import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/base.css";
import { speakFirst } from "./words.svelte";

const page = document.getElementById("page");
if (page) {
  await speakFirst();
  mount(App, { target: page });
}
