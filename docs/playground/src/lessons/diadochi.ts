/** The guided start of Diadochi: a round of Blue with two players, from a card to a city that surrenders. */
import type { Lesson } from "./lesson.js";

export const lesson: Lesson = {
  ruleset: "diadochi",
  options: { players: 2 },
  seed: "guide",
  seat: "blue",
  before: ["blue name-first-player blue", "blue done"],
  steps: [
    {
      title: { en: "What wins", ru: "Как победить" },
      text: {
        en: "Alexander is dead, and you are **Blue**: Antigonus, Craterus, Leonnatus and Lysimachus. With two players 29 victory points win at once, and so do 18 points of legitimacy, the claim to the throne. Otherwise the most victory points after five turns win.",
        ru: "Александр умер, вы — **Синий**: Антигон, Кратер, Леоннат и Лисимах. При двух игроках сразу побеждают 29 победных очков или 18 очков легитимности, то есть права на трон. Иначе побеждает тот, у кого больше победных очков после пяти ходов.",
      },
    },
    {
      title: { en: "What a turn is", ru: "Что такое ход" },
      text: {
        en: "In a turn each player has five cards and plays five rounds. Your part of a round has four segments: cities **surrender**, you play a **card**, armies **move**, large armies are **supplied**. Yours is at the card now.",
        ru: "За ход у каждого пять карт и пять раундов. Ваша часть раунда — четыре сегмента: города **сдаются**, вы играете **карту**, армии **движутся**, большие армии **снабжаются**. Сейчас время карты.",
      },
    },
    {
      title: { en: "Provinces", ru: "Провинции" },
      text: {
        en: "A province gives its points to whoever has markers on more than half of its spaces, its major city among them. Lydia, with **Sardis**, has no master.",
        ru: "Провинция даёт очки тому, чьи маркеры лежат больше чем на половине её мест и на её крупном городе. У Лидии с городом **Сарды** хозяина нет.",
      },
      show: ["sardis", "ephesus", "pergamum", "celaenae"],
    },
    {
      title: { en: "Choose a card", ru: "Выберите карту" },
      text: {
        en: "A card is played for its event or for its operations points. “Major Raid” has 3 points.",
        ru: "Карту играют ради события или ради очков командования. У «Большого набега» их 3.",
      },
      moves: ["blue choose-card major-raid"],
    },
    {
      title: { en: "Spend the points", ru: "Потратьте очки" },
      text: {
        en: "The points move an army, train troops, or place control markers beside your own. Place three: Sardis, Ephesus and Pergamum make Lydia yours.",
        ru: "На очки идёт армия, обучаются войска или ложатся маркеры рядом с вашими. Положите три: Сарды, Эфес и Пергам — и Лидия ваша.",
      },
      moves: ["blue ops-control-markers", "blue place-control-marker sardis", "blue place-control-marker ephesus", "blue place-control-marker pergamum"],
      show: ["sardis", "ephesus", "pergamum"],
    },
    {
      title: { en: "A bonus", ru: "Премия" },
      text: {
        en: "“Major Raid” is a bonus card: its event may follow. A raid on your neighbours would do little here, so decline it.",
        ru: "«Большой набег» — карта с премией: за очками может последовать событие. Набег на соседей здесь мало что даст, откажитесь.",
      },
      moves: ["blue decline-event"],
    },
    {
      title: { en: "Move an army", ru: "Двиньте армию" },
      text: {
        en: "Lydia gave you 3 points: you have 12. Now all your armies may move. **Craterus** stands in Cilicia with five units; take them all. A die says how far they go. The opponent may play surprise cards first.",
        ru: "Лидия принесла 3 очка: их у вас 12. Теперь могут идти все ваши армии. **Кратер** стоит в Киликии с пятью единицами; возьмите всех. Как далеко они пройдут, решает кубик. Перед этим противник может играть внезапности.",
      },
      moves: [
        "blue move-armies",
        "blue activate-general craterus",
        "blue done",
        "red exchange-surprise mutiny",
        "red exchange-surprise deception-and-attack",
        "red exchange-surprise ambush",
      ],
      show: ["tarsus", "issus", "posideium"],
    },
    {
      title: { en: "March", ru: "Марш" },
      text: {
        en: "A road costs 1 movement point, a mountain pass or a strait 2. March through Issus to Posideium in Syria, which belongs to nobody.",
        ru: "Дорога стоит 1 очко движения, перевал или пролив — 2. Идите через Исс в Посидий, в Сирию: там нет ничьей власти.",
      },
      moves: ["blue step-to issus", "blue step-to posideium"],
      show: ["tarsus", "issus", "posideium"],
    },
    {
      title: { en: "End the round", ru: "Закончите раунд" },
      text: {
        en: "End the move and the segment. Then Red has its round.",
        ru: "Закончите движение и сегмент. Потом свою часть раунда играет Красный.",
      },
      moves: [
        "blue end-move",
        "blue done",
        "red done",
        "red choose-card unrest",
        "red ops-control-markers",
        "red place-control-marker tyre",
        "red place-control-marker sidon",
        "red place-control-marker jerusalem",
        "red decline-event",
        "red recruit-mercenary",
        "red place-unit-with-general alcetas jerusalem",
      ],
    },
    {
      title: { en: "A city surrenders", ru: "Город сдаётся" },
      text: {
        en: "Round 2 begins with your Surrender Segment. Where your units stand and nobody defends, a place takes your marker. Independent cities and major cities of a rival must be besieged instead.",
        ru: "Раунд 2 начинается вашим сегментом сдачи. Где стоят ваши войска и никто не защищается, ложится ваш маркер. Независимые города и крупные города соперника надо осаждать.",
      },
      moves: ["blue place-marker posideium"],
      show: ["posideium"],
    },
    {
      title: { en: "Now it is yours", ru: "Теперь сами" },
      text: {
        en: "Red is on the way to Phoenicia, where you could meet. Red leads in legitimacy too: Philip III and the body of Alexander are with Perdiccas. Alexander IV marches with your Craterus; guard him. Minor generals lead a second army; royal troops serve whoever has more legitimacy.",
        ru: "Красный идёт в Финикию, там вы можете встретиться. Он впереди и по легитимности: Филипп III и тело Александра у Пердикки. Александр IV идёт с вашим Кратером, берегите его. Второстепенные генералы поведут вторую армию; царские войска служат тому, у кого больше легитимность.",
      },
    },
  ],
};
